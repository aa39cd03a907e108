import type { Icon } from '@tabler/icons-react'
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs'
import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs'
import IconCategory2 from '@tabler/icons-react/dist/esm/icons/IconCategory2.mjs'
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs'
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs'
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import IconHash from '@tabler/icons-react/dist/esm/icons/IconHash.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconLockPassword from '@tabler/icons-react/dist/esm/icons/IconLockPassword.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs'
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconReceiptYen from '@tabler/icons-react/dist/esm/icons/IconReceiptYen.mjs'
import IconRulerMeasure from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs'
import IconSlideshow from '@tabler/icons-react/dist/esm/icons/IconSlideshow.mjs'
import IconTexture from '@tabler/icons-react/dist/esm/icons/IconTexture.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { IconName } from '#descriptor/icon.ts'

/** The icon for each name of the grammar; total, so that a new name does not compile without an icon. */
export const icons: Readonly<Record<IconName, Icon>> = {
  home: IconHome,
  guide: IconBook2,
  article: IconNews,
  support: IconLifebuoy,
  topic: IconHash,
  catalog: IconNotebook,
  news: IconBolt,
  slider: IconSlideshow,
  keyword: IconKey,
  link: IconLink,
  category: IconCategory2,
  product: IconPackage,
  tree: IconSitemap,
  size: IconRulerMeasure,
  unit: IconScale,
  origin: IconMapPin,
  seller: IconBuildingStore,
  brand: IconCertificate,
  color: IconPalette,
  material: IconTexture,
  users: IconUsers,
  user: IconUserCircle,
  password: IconLockPassword,
  feedback: IconMessageCircle,
  request: IconInbox,
  price: IconReceiptYen,
  settings: IconSettings,
  store: IconBuildingWarehouse,
  files: IconFiles,
  folder: IconFolder,
  image: IconPhoto,
  calculator: IconCalculator,
  list: IconList,
  popular: IconFlame,
}
