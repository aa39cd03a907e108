import { expect, test } from 'vitest'
import { violations } from './layers.ts'

const broken = (from: string, to: string) => violations(new Map([[from, [to]]]))

test.each([
  ['descriptor/field.ts', 'text/text.ts'],
  ['descriptor/field.ts', 'package:react'],
  ['descriptor/pagination.ts', 'descriptor/dialects/offset-pages.ts'],
  ['hooks/read/use-list.ts', 'descriptor/dialects/offset-pages.ts'],
  ['text/text.ts', 'session/session.ts'],
  ['resources/brand.ts', 'text/text.ts'],
  ['resources/brand.test.ts', 'hooks/use-text.ts'],
  ['session/session.ts', 'resources/user.ts'],
  ['session/session.ts', 'http/send.ts'],
  ['http/send.ts', 'hooks/use-text.ts'],
  ['hooks/read/use-list.ts', 'kit/notice.tsx'],
  ['hooks/read/use-list.ts', 'resources/user.ts'],
  ['kit/notice.tsx', 'hooks/read/use-list.ts'],
  ['kit/notice.tsx', 'session/session.ts'],
  ['kit/notice.tsx', 'http/send.ts'],
  ['kit/notice.tsx', 'resources/user.ts'],
  ['kit/notice.tsx', 'screens/href.ts'],
  ['screens/href.ts', 'features/tree/tree-screen.tsx'],
  ['screens/href.ts', 'resources/user.ts'],
  ['screens/href.test.ts', 'features/tree/tree-screen.tsx'],
  ['features/board/board-screen.tsx', 'features/tree/tree-screen.tsx'],
  ['features/board/board-screen.tsx', 'features/quote/rules/weigh.ts'],
  ['features/board/board-screen.tsx', 'resources/user.ts'],
  ['features/board/board-screen.tsx', 'routes/-menu.ts'],
  ['features/quote/rules/weigh.ts', 'features/quote/amount.ts'],
  ['features/quote/rules/weigh.ts', 'hooks/use-text.ts'],
  ['routes/_private.tsx', 'app/router.tsx'],
  ['app/router.tsx', 'main.tsx'],
  ['somewhere/new.ts', 'descriptor/field.ts'],
  ['app/router.tsx', 'somewhere/new.ts'],
  ['app/router.tsx', 'e2e/backend/main.ts'],
  ['http/send.test.ts', 'e2e/backend/main.ts'],
  ['e2e/backend/server/server.ts', 'e2e/testing/client.ts'],
  ['e2e/backend/server/server.ts', 'e2e/flows/back-end.ts'],
  ['e2e/backend/server/server.test.ts', 'e2e/flows/back-end.ts'],
  ['e2e/backend/server/server.ts', 'screens/href.ts'],
  ['e2e/run/start.mjs', 'e2e/testing/client.ts'],
])('%s must not import %s', (from, to) => {
  expect(broken(from, to)).toMatchObject([expect.stringContaining(`${from} → ${to}: `)])
})

test.each([
  ['descriptor/schemas.ts', 'package:zod/mini'],
  ['descriptor/field.test.ts', 'package:vitest'],
  ['descriptor/field.ts', 'descriptor/operation.ts'],
  ['resources/brand.ts', 'descriptor/index.ts'],
  ['kit/notice.tsx', 'hooks/use-text.ts'],
  ['kit/notice.tsx', 'package:react'],
  ['features/tree/tree-screen.tsx', 'features/tree/tree-row.tsx'],
  ['features/tree/tree-screen.tsx', 'screens/href.ts'],
  ['features/quote/quote-form.tsx', 'features/quote/rules/weigh.ts'],
  ['routes/_private.tsx', 'resources/user.ts'],
  ['app/router.tsx', 'route-tree.gen.ts'],
  ['e2e/backend/server/server.ts', 'resources/table.ts'],
  ['e2e/backend/quote/tariff.ts', 'features/quote/rules/weigh.ts'],
  ['e2e/backend/server/server.test.ts', 'e2e/testing/client.ts'],
  ['e2e/testing/instances.ts', 'e2e/backend/main.ts'],
  ['e2e/flows/back-end.ts', 'e2e/testing/client.ts'],
  ['e2e/run/start.mjs', 'e2e/backend/main.ts'],
])('%s may import %s', (from, to) => {
  expect(broken(from, to)).toEqual([])
})
