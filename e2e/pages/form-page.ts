import { expect, type Locator, type Page } from '@playwright/test'
import { isRequired } from '#descriptor/conditions/condition.ts'
import { readText } from '#descriptor/read.ts'
import { editableFields, fieldOf, type Resource } from '#descriptor/resource.ts'
import { chooseAny, fillers, inputOf, shownIn } from './inputs.ts'

/** The form of any entity, in a drawer of its list or on its own route. */
export function formPage(page: Page, resource: Resource) {
  const form = page.getByRole('form', { name: resource.title, exact: true })
  const input = (name: string): Locator => inputOf(form, fieldOf(resource, name))
  // The `published` toggle has no input: a record is published by its button.
  const fields = editableFields(resource).filter((name) => name !== resource.published)
  return {
    form,
    input,
    save: form.getByRole('button', { name: 'Lưu', exact: true }),
    publish: form.getByRole('button', { name: 'Đăng', exact: true }),
    unpublish: form.getByRole('button', { name: 'Gỡ xuống' }),
    /** What a draft lacks before it is published. */
    missing: page.getByRole('dialog', { name: `Đăng ${resource.noun} này?` }),
    discard: form.getByRole('button', { name: 'Bỏ thay đổi' }),
    /** The text of the save bar with the number of changed fields. */
    changed: (count: number) => form.getByText(count === 0 ? 'Chưa có gì thay đổi' : `${count} ô đã sửa`),
    alert: form.getByRole('alert'),
    /** A choice that cannot be changed, with its label and its reason; it is text, not an input. */
    lockedText: (name: string) =>
      form
        .getByText(fieldOf(resource, name).label, { exact: true })
        .locator('..')
        .filter({ hasNot: page.getByRole('combobox') }),
    /** The reason why the record, or a part of it, is read-only. */
    note: form.getByRole('note'),
    drawer: page.getByRole('dialog', { name: new RegExp(`^(Thêm|Sửa) ${resource.noun}(: .+)?$`) }),
    tool: (name: 'Mục trước' | 'Mục sau' | 'Nhân bản') => page.getByRole('link', { name, exact: true }),
    remove: page.getByRole('button', { name: 'Xóa', exact: true }),
    /** Fills a field by the filler of its kind; `isNeeded` is whether a record is chosen where the value names none. */
    async fill(name: string, value: unknown, isNeeded = fieldOf(resource, name).required) {
      const field = fieldOf(resource, name)
      const isRecord = ['reference', 'references', 'parent'].includes(field.kind)
      // A sample names no other record: where one is required, any is chosen.
      if (isRecord && isNeeded && readText(value) === '') return chooseAny(input(name))
      await fillers[field.kind](input(name), value, form)
    },
    /** Fills all fields that have a value. */
    async fillAll(values: Readonly<Record<string, unknown>>) {
      for (const name of fields) {
        if (name in values) await this.fill(name, values[name], isRequired(resource, name, values))
      }
    },
    /** The displayed values of all inputs. */
    async values(): Promise<Readonly<Record<string, unknown>>> {
      const shown: Record<string, unknown> = {}
      for (const name of fields) shown[name] = await shownIn(input(name), fieldOf(resource, name))
      return shown
    },
    /** Asserts that the input is invalid and described by the message. */
    async expectError(name: string, text: string) {
      await expect(input(name)).toHaveAttribute('aria-invalid', 'true')
      await expect(input(name)).toHaveAccessibleDescription(
        new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
      )
    },
  }
}
