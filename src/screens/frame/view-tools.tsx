import '#kit/input-styles.css'
import { ActionIcon, type MantineColorScheme, NativeSelect, useMantineColorScheme } from '@mantine/core'
import { type Icon, IconMoon, IconSun, IconDeviceDesktop as IconSystem } from '@tabler/icons-react'
import { useLanguage, useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { chooseLanguage, type Language, languageNames } from '#text/language.ts'
import { type Text, text } from '#text/text.ts'

/** The colour schemes as the switch and the palette name them. */
export const schemeTitles: Readonly<Record<MantineColorScheme, Text>> = {
  light: text('Giao diện: sáng'),
  dark: text('Giao diện: tối'),
  auto: text('Giao diện: theo hệ thống'),
}

/** The choice of language and of light or dark. */
export function ViewTools() {
  return (
    <>
      <LanguageSwitch onChoose={(language) => void choose(language)} />
      <SchemeSwitch />
    </>
  )
}

async function choose(language: Language) {
  try {
    await chooseLanguage(language)
  } catch {
    notify({ tone: 'bad', text: text('Chưa đổi được ngôn ngữ. Kiểm tra mạng rồi chọn lại.') })
  }
}

const languages = Object.keys(languageNames) as Language[]

/** The choice of language, each by its own name. */
function LanguageSwitch({ onChoose }: { onChoose: (language: Language) => void }) {
  const t = useText()
  const language = useLanguage()
  return (
    <NativeSelect
      variant="unstyled"
      // As wide as the chosen name: for the width of all names the browser looks up fonts for the Japanese one, on every load.
      styles={{ input: { fieldSizing: 'content', paddingInlineEnd: '1.5rem' } }}
      rightSectionWidth="1.5rem"
      flex="none"
      aria-label={t('Ngôn ngữ')}
      value={language}
      onChange={(event) => onChoose(event.currentTarget.value as Language)}
    >
      {languages.map((each) => (
        <option key={each} value={each} lang={each === 'jp' ? 'ja' : each}>
          {languageNames[each]}
        </option>
      ))}
    </NativeSelect>
  )
}

const schemeIcons: Readonly<Record<MantineColorScheme, Icon>> = {
  light: IconSun,
  dark: IconMoon,
  auto: IconSystem,
}
const nextScheme: Readonly<Record<MantineColorScheme, MantineColorScheme>> = {
  light: 'dark',
  dark: 'auto',
  auto: 'light',
}

/** Cycles through light, dark and system; its label is the current scheme. */
function SchemeSwitch() {
  const t = useText()
  const { colorScheme: scheme, setColorScheme } = useMantineColorScheme()
  const Drawing = schemeIcons[scheme]
  const title = t(schemeTitles[scheme])
  return (
    <ActionIcon
      size={36}
      data-tip={title}
      aria-label={title}
      onClick={() => setColorScheme(nextScheme[scheme])}
    >
      <Drawing size={18} stroke={1.6} />
    </ActionIcon>
  )
}
