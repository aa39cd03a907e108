import { useLanguage, useText } from '#hooks/use-text.ts'
import { type Language, languageNames } from '#text/language.ts'
import classes from './language-switch.module.css'

const languages = Object.keys(languageNames) as Language[]

/** The choice of language, each by its own name. */
export function LanguageSwitch({ onChoose }: { onChoose: (language: Language) => void }) {
  const t = useText()
  const language = useLanguage()
  return (
    <select
      className={classes.select}
      aria-label={t('Ngôn ngữ')}
      value={language}
      onChange={(event) => onChoose(event.currentTarget.value as Language)}
    >
      {languages.map((each) => (
        <option key={each} value={each} lang={each === 'jp' ? 'ja' : each}>
          {languageNames[each]}
        </option>
      ))}
    </select>
  )
}
