// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { choice, crud, defineResource, email, phone, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { PeopleFields } from '#features/quote/people-fields.tsx'
import { emptyQuoteValues, type QuoteValues } from '#features/quote/rules/quote-values.ts'
import { useQuoteForm } from '#features/quote/use-quote-form.ts'
import { Cached, held, office } from '#hooks/testing/office.test-data.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'

const { answer } = office()
afterEach(cleanup)

const named = { ...samplePlan, list: { columns: ['name'], search: true } } as const
const member = defineResource({
  ...named,
  name: 'member',
  title: 'Hội viên',
  operations: crud('/api/member'),
  fields: {
    name: text('Tên'),
    phone: phone('Điện thoại'),
    email: email('Email'),
    gender: choice('Giới tính', { male: 'Nam', female: 'Nữ' }),
  },
  quote: {
    customer: { reach: ['phone', 'email'], address: { field: 'gender', words: { female: 'chị' } } },
  },
})
const letter = defineResource({
  ...named,
  name: 'letter',
  title: 'Thư',
  operations: crud('/api/letter'),
  fields: { name: text('Tên'), phone: phone('Điện thoại') },
  quote: { customer: { reach: ['phone'] } },
})
const resources = [member, letter]

const listing = (rows: readonly object[]) => ({
  data: { results: rows, pagination: { pages: 1, page: 20, total: rows.length } },
})
const helperPath = '/crm/autocomplete/customer'
const nobody = { Result: [] }
const lan = { id: '7', name: 'Trần Lan', phone: '0912 345 678', email: 'lan@ben.vn', gender: 'female' }

function answerAll(
  records: { readonly member?: readonly object[]; readonly letter?: readonly object[] } = {},
) {
  answer('/fin-autocomplete-agent/autocomplete-consigneeinfo', nobody)
  answer('/api/letter', listing(records.letter ?? []))
  answer('/api/letter/search', listing(records.letter ?? []))
  return [
    answer(helperPath, nobody),
    answer(member.operations.list.path, listing(records.member ?? [])),
  ] as const
}

function drawn(start: Partial<QuoteValues> = {}) {
  let values = { ...emptyQuoteValues, ...start }
  const Fields = () => (
    <PeopleFields
      {...useQuoteForm(
        values,
        (next) => {
          values = next
        },
        170,
      )}
    />
  )
  render(
    <MantineProvider env="test">
      <Cached>
        <ResourcesContext value={resources}>
          <Fields />
        </ResourcesContext>
      </Cached>
    </MantineProvider>,
  )
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Khách hàng' })
  const type = (value: string) => {
    fireEvent.focus(box)
    fireEvent.change(box, { target: { value } })
  }
  return { box, type, values: () => values }
}
const optionsShown = () => within(screen.getByRole('listbox')).getAllByRole('option')
const optionTexts = () => optionsShown().map(({ textContent }) => textContent)

test('finds a person of a described list by the phone number, and says where', async () => {
  answerAll({ member: [lan], letter: [{ id: '1', name: 'Chị Lan', phone: '+84912345678' }] })
  const { type, values } = drawn()
  type('0912345678')
  await waitFor(() => expect(optionTexts()).toEqual(['Trần Lan · 0912 345 678Hội viên, Thư']))
  for (const option of optionsShown()) fireEvent.click(option)
  expect(values().customer).toMatchObject({ value: '7', label: 'Trần Lan · 0912 345 678', honorific: 'chị' })
})

test('says that it is asking until every list has answered, and nothing before', async () => {
  answerAll()
  const { reply, release } = held(listing([]))
  answer(member.operations.list.path, reply)
  const { type } = drawn()
  type('0912')
  await waitFor(() => expect(optionTexts()).toEqual(['Đang tìm…']))
  await act(async () => release())
  await waitFor(() => expect(optionTexts()).toEqual(['Không thấy ai khớp. Bạn cứ dùng tên hoặc số này.']))
})

test('goes on with a typed name or number, which a blur does not lose', async () => {
  answerAll()
  const { box, type, values } = drawn({ customer: { value: '1', label: 'Cũ', code: 'KH1' }, account: 'KH1' })
  type('Chị Hoa 0909 000 111')
  fireEvent.blur(box)
  expect(box.value).toBe('Chị Hoa 0909 000 111')
  expect(values().customer).toEqual({ value: '', label: 'Chị Hoa 0909 000 111', code: '' })
  expect(values().account).toBe('')
  type('')
  expect(values().customer).toBeNull()
})

test('names the lists that failed and offers the others; what was typed stays', async () => {
  answerAll({ member: [lan] })
  answer(helperPath, () => new Response('', { status: 400 }))
  const { box, type } = drawn()
  type('lan')
  await waitFor(() => expect(optionTexts()).toEqual(['Trần Lan · 0912 345 678Hội viên']))
  expect(screen.getByText(/Chưa tìm được trong: Khách hàng\./)).toBeTruthy()
  expect(box.value).toBe('lan')
  answer(helperPath, { Result: [{ Id: '5', Code: 'KH5', Name: 'Lan Anh · 0988 000 000' }] })
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  await waitFor(() => expect(optionTexts()).toHaveLength(2))
})

test('offers each of several people with one label, and picks the one that was pressed', async () => {
  answerAll({
    member: [
      { id: '7', name: 'Nguyễn An' },
      { id: '8', name: 'Nguyễn An' },
    ],
  })
  answer(helperPath, {
    Result: [
      { Id: '1', Code: 'C1', Name: 'Nguyễn An' },
      { Id: '2', Code: 'C2', Name: 'Nguyễn An' },
    ],
  })
  const { box, type, values } = drawn()
  type('an')
  await waitFor(() =>
    expect(optionTexts()).toEqual([
      'Nguyễn An · C1Khách hàng',
      'Nguyễn An · C2Khách hàng',
      'Nguyễn An · Hội viênHội viên',
      'Nguyễn An · Hội viên 2Hội viên',
    ]),
  )
  fireEvent.click(optionsShown()[1] ?? box)
  expect(box.value).toBe('Nguyễn An · C2')
  expect(values().customer).toMatchObject({ value: '2', code: 'C2' })
  expect(values().account).toBe('C2')
})
