import { expect, type Locator, type Page } from '@playwright/test'
import { editableFields, fieldOf, type Resource } from '#descriptor/resource.ts'
import { fillers, inputOf, shownIn } from './inputs.ts'

/** The form of any entity, in a drawer of its list or on a route of its own. */
export function formPage(page: Page, resource: Resource) {
  const form = page.getByRole('form', { name: resource.title, exact: true })
  const input = (name: string): Locator => inputOf(form, fieldOf(resource, name))
  return {
    form,
    input,
    save: form.getByRole('button', { name: 'Lưu', exact: true }),
    discard: form.getByRole('button', { name: 'Bỏ thay đổi' }),
    /** How many fields differ from the record, in the save bar's words. */
    changed: (count: number) => form.getByText(count === 0 ? 'Chưa có gì thay đổi' : `${count} mục đã sửa`),
    alert: form.getByRole('alert'),
    /** Why the record, or a part of it, cannot be changed. */
    note: form.getByRole('note'),
    drawer: page.getByRole('dialog', { name: new RegExp(`^(Thêm|Sửa) ${resource.noun}$`) }),
    tool: (name: 'Mục trước' | 'Mục sau' | 'Nhân bản') => page.getByRole('link', { name, exact: true }),
    remove: page.getByRole('button', { name: 'Xóa', exact: true }),
    /** Types a value the way its kind is typed. */
    async fill(name: string, value: unknown) {
      const field = fieldOf(resource, name)
      await fillers[field.kind](input(name), value, form)
    },
    /** Types every given value. */
    async fillAll(values: Readonly<Record<string, unknown>>) {
      for (const name of editableFields(resource)) {
        if (name in values) await this.fill(name, values[name])
      }
    },
    /** What the inputs show, as typed text. */
    async values(): Promise<Readonly<Record<string, unknown>>> {
      const shown: Record<string, unknown> = {}
      for (const name of editableFields(resource))
        shown[name] = await shownIn(input(name), fieldOf(resource, name))
      return shown
    },
    /** A field's error stands beside it: the input is named wrong and described by the words. */
    async expectError(name: string, words: string) {
      await expect(input(name)).toHaveAttribute('aria-invalid', 'true')
      await expect(input(name)).toHaveAccessibleDescription(
        new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
      )
    },
  }
}
