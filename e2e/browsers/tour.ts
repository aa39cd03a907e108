import { passwordOf } from '../pages/login-page.ts'
import type { Step } from './step.ts'
import { dialogSteps } from './steps/dialogs.ts'
import { formSteps } from './steps/forms.ts'
import { inboxSteps } from './steps/inbox.ts'
import { listSteps } from './steps/lists.ts'
import { paletteSteps } from './steps/palette.ts'
import { renewalSteps, schemeSteps } from './steps/session.ts'
import { textSteps } from './steps/texts.ts'
import { treeSteps } from './steps/trees.ts'

const signingIn: Step = [
  'signing in by keyboard',
  async (page) => {
    await page.open('/login')
    await page.write({ role: 'textbox', name: 'Tên đăng nhập' }, 'admin')
    await page.press('Tab')
    await page.type(passwordOf('admin'))
    await page.press('Enter')
    await page.see({ role: 'heading', name: '~^Chào ' })
  },
]

/** The stops of the tour, in order, with the variables of their back-end; the first one signs in. */
export const legs: readonly {
  readonly env: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
}[] = [
  {
    env: {},
    steps: [
      signingIn,
      ...listSteps,
      ...formSteps,
      ...treeSteps,
      ...textSteps,
      ...paletteSteps,
      ...dialogSteps,
      ...inboxSteps,
      ...schemeSteps,
    ],
  },
  { env: { ACCESS_TOKEN_TTL: '12', ROTATE: 'always' }, steps: [signingIn, ...renewalSteps] },
]
