import { useCallback, useContext } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { customerPath, slugKeyOf } from '#descriptor/customer-path.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { cache } from '#hooks/read/cache.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { RichTextInput } from '#kit/rich-text/rich-text-input.tsx'
import type { LinkTarget } from '#kit/rich-text/use-link-search.ts'
import { pictureAddress } from '#screens/picture-address.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import type { RichTextFieldProps } from './rich-text-preview.tsx'
import { UploadsContext, useFormUpload } from './uploads.ts'
import { useFilePicker, useFormPictures } from './use-file-picker.tsx'
import { useUploadFailure } from './use-upload-failure.tsx'

/** Rich text with uploads of its pictures and a link search over the pages of this site. */
export function FormRichText({ refused, ...props }: Omit<RichTextFieldProps, 'onCaret'>) {
  const t = useText()
  const upload = useFormUpload()
  const uploads = useContext(UploadsContext)
  const resources = useContext(ResourcesContext)
  const find = useCallback((words: string) => findLinks(resources, words, t), [resources, t])
  const { pick, picker } = useFilePicker()
  const { prepare, editor } = useFormPictures()
  return (
    <>
      <RichTextInput
        {...props}
        onUpload={upload}
        prepare={prepare}
        onPicture={uploads?.addPicture}
        pickImage={pick}
        findLinks={find}
        resolve={pictureAddress}
        failureText={useUploadFailure(refused)}
      />
      {picker}
      {editor}
    </>
  )
}

/** Maximum number of pages of one kind. */
const MAX_PER_KIND = 5

/** Searches the pages of every entity with a public address. A failed search is ignored unless all fail. */
async function findLinks(
  resources: readonly Resource[],
  query: string,
  t: Translate,
): Promise<readonly LinkTarget[]> {
  const searches = resources.filter(isLinkable).map((resource) => targetsIn(resource, query, t))
  const results = await Promise.allSettled(searches)
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected' && results.every(({ status }) => status === 'rejected'))
    throw failed.reason
  return results.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

/** Whether each record has a public page and the server can search them. */
function isLinkable(resource: Resource): resource is Resource & ResourceWith<'list'> {
  const { list } = resource.operations
  return list !== undefined && resource.list.search === true && slugKeyOf(resource) !== undefined
}

async function targetsIn(
  resource: Resource & ResourceWith<'list'>,
  query: string,
  t: Translate,
): Promise<readonly LinkTarget[]> {
  const { rows } = await cache.fetchQuery(
    listOptions(resource, { ...defaultListState(resource), search: query }),
  )
  return rows
    .map((row) => ({
      href: customerPath(resource, row),
      label: recordName(resource, row, t),
      kind: t(resource.noun),
    }))
    .filter(({ href }) => href !== '')
    .slice(0, MAX_PER_KIND)
}
