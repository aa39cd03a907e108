import { notify } from '#kit/notice.tsx'
import { LanguageSwitch } from '#kit/shell/language-switch.tsx'
import { SchemeSwitch } from '#kit/shell/scheme-switch.tsx'
import { chooseLanguage, type Language } from '#text/language.ts'
import { text } from '#text/text.ts'

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
