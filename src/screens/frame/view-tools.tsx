import { notify } from '#kit/notice.tsx'
import { chooseLanguage, type Language } from '#text/language.ts'
import { text } from '#text/text.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'

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
