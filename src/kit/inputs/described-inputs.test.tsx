import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { DateInput } from '#kit/inputs/date/date-inputs.tsx'
import { ChoiceInput, ToggleInput } from './choice-input.tsx'
import { ImageInput } from './image-input.tsx'
import { ImagesInput } from './images-input.tsx'
import { ManyChoiceInput } from './many-choice-input.tsx'
import { NumberInput } from './number-input.tsx'
import { PositionInput } from './position/position-input.tsx'
import { ReferenceInput } from './reference-input.tsx'
import { ReferencesInput } from './references-input.tsx'
import { RowsForms } from './rows-forms.tsx'
import { RowsInput } from './rows-input.tsx'
import { TextInput } from './text-input.tsx'

afterEach(cleanup)

const common = { label: 'Ô', description: 'Cách điền', error: 'Chưa đúng' }
const upload = vi.fn()
const pictures = { onUpload: upload, resolve: (address: string) => address, failureText: () => '' }
const rows = { newLine: () => ({}), max: 2 }

const inputs: Readonly<Record<string, [role: string, () => ReactElement]>> = {
  text: ['textbox', () => <TextInput {...common} />],
  number: ['textbox', () => <NumberInput {...common} />],
  date: ['textbox', () => <DateInput {...common} />],
  toggle: ['switch', () => <ToggleInput {...common} />],
  choice: ['combobox', () => <ChoiceInput {...common} options={{ a: 'A' }} />],
  manyChoice: ['group', () => <ManyChoiceInput {...common} options={{ a: 'A' }} />],
  reference: ['combobox', () => <ReferenceInput {...common} options={[]} />],
  references: [
    'combobox',
    () => <ReferencesInput {...common} options={[]} savedLabels={new Map()} gone={new Set()} />,
  ],
  image: ['group', () => <ImageInput {...common} {...pictures} />],
  images: ['group', () => <ImagesInput {...common} {...pictures} max={3} />],
  position: ['group', () => <PositionInput {...common} />],
  rows: ['group', () => <RowsInput {...common} {...rows} columns={{ a: 'A' }} renderCell={() => null} />],
  'rows as forms': [
    'group',
    () => (
      <RowsForms
        {...common}
        {...rows}
        renderForm={() => null}
        summaryOf={() => ({ title: '', detail: '' })}
        hasProblem={() => false}
      />
    ),
  ],
}

it.each(Object.entries(inputs))('%s is described by its error and its help', (_, [role, input]) => {
  render(input())
  const described = screen.getByRole(role, { name: 'Ô' }).getAttribute('aria-describedby') ?? ''
  const texts = described.split(/\s+/).map((id) => document.getElementById(id)?.textContent)
  expect(new Set(texts)).toEqual(new Set(['Chưa đúng', 'Cách điền']))
})
