// Written by e2e/run/scaffold-icons.ts from the descriptors.
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs'
import IconCategory2 from '@tabler/icons-react/dist/esm/icons/IconCategory2.mjs'
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import IconHash from '@tabler/icons-react/dist/esm/icons/IconHash.mjs'
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs'
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs'
import IconReceiptYen from '@tabler/icons-react/dist/esm/icons/IconReceiptYen.mjs'
import IconRulerMeasure from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs'
import IconSlideshow from '@tabler/icons-react/dist/esm/icons/IconSlideshow.mjs'
import IconTexture from '@tabler/icons-react/dist/esm/icons/IconTexture.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'

/** The icons of the entities by name. */
export const resourceIcons = {
  IconBolt,
  IconBook2,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCategory2,
  IconCertificate,
  IconHash,
  IconInbox,
  IconKey,
  IconLifebuoy,
  IconLink,
  IconMapPin,
  IconMessageCircle,
  IconNews,
  IconNotebook,
  IconPackage,
  IconPalette,
  IconReceiptYen,
  IconRulerMeasure,
  IconScale,
  IconSettings,
  IconSitemap,
  IconSlideshow,
  IconTexture,
  IconUsers,
}
