import type { Operation } from '#descriptor/operation.ts'
import { filesDescriptor } from '#resources/files.ts'
import { sessionDescriptor } from '#resources/session.ts'
import { user } from '#resources/user.ts'
import { successBody } from '../records/record-body.ts'
import { type ApiCall, addressed, inQuery, json } from './api-call.ts'
import { arraySchema, type JsonSchema, objectSchema, orNull } from './json-schema.ts'
import { shapeOf } from './shape-of.ts'

const text: JsonSchema = { type: 'string' }
const whole: JsonSchema = { type: 'integer' }

const entry = objectSchema({
  name: text,
  path: text,
  kind: { enum: ['file', 'folder'] },
  url: orNull(text),
  type: orNull(text),
  size: orNull(whole),
  width: orNull(whole),
  height: orNull(whole),
  count: { ...orNull(whole), description: 'The entries of a folder.' },
  created_at: { type: 'string', format: 'date-time' },
})

/** The parameter with the path of a call. */
const pathOf = ({ id, idName = 'id' }: Operation, description: string, required = false) =>
  id === 'query' ? [inQuery(idName, text, { description, required })] : []

const picture = (more: Readonly<Record<string, JsonSchema>> = {}) => ({
  'multipart/form-data': objectSchema(
    {
      file: { type: 'string', contentMediaType: 'image/*', description: 'PNG, JPEG, GIF or WebP.' },
      ...more,
    },
    ['file'],
  ),
})

/** The refusals of an upload: too large, no picture, over the daily quota. */
const UPLOAD = [400, 404, 413, 415, 422, 429]

const uploaded = json(objectSchema({ code: { const: 1 }, data: objectSchema({ url: text }) }))

/** The calls of files and pictures (S7-18, S7-102 to S7-106). */
export const fileCalls: readonly ApiCall[] = [
  {
    ...addressed(filesDescriptor.list),
    operationId: 'fileList',
    tag: 'file',
    summary: 'The entries of a folder, subfolders first',
    parameters: pathOf(filesDescriptor.list, 'The folder; blank for the top.'),
    answer: json(objectSchema({ success: { const: true }, results: arraySchema(entry) })),
    refusals: [404, 422],
  },
  {
    ...addressed(filesDescriptor.remove),
    operationId: 'fileRemove',
    tag: 'file',
    summary: 'Deletes a file or an empty folder',
    parameters: pathOf(filesDescriptor.remove, 'The file or folder.', true),
    answer: json(shapeOf((n) => successBody(filesDescriptor.remove, { path: String(n) }))),
    refusals: [404, 409, 422],
  },
  {
    ...addressed(sessionDescriptor.uploads.file),
    operationId: 'fileUpload',
    tag: 'file',
    summary: 'Stores a picture in a folder',
    parameters: [
      inQuery('path', text, { description: 'The folder, where the form does not name it.', required: false }),
    ],
    body: picture({ path: text }),
    answer: json(
      objectSchema({
        code: { const: 1 },
        success: { const: true },
        data: objectSchema({
          url: text,
          name: text,
          path: text,
          type: text,
          size: whole,
          width: whole,
          height: whole,
        }),
      }),
    ),
    refusals: UPLOAD,
  },
  {
    ...addressed(filesDescriptor.createFolder),
    operationId: 'fileCreateFolder',
    tag: 'file',
    summary: 'Creates a folder',
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        schema: { type: 'string', maxLength: 200 },
        description: 'A repeated request with the same key returns the response of the first one.',
      },
    ],
    body: json(objectSchema({ name: text, path: text }, ['name'])),
    answer: json(
      shapeOf((n) => successBody(filesDescriptor.createFolder, { name: String(n), path: String(n) })),
    ),
    refusals: [400, 404, 409, 413, 415, 422],
  },
  {
    ...addressed(sessionDescriptor.uploads.picture),
    operationId: 'fileUploadPicture',
    tag: 'file',
    summary: 'Stores a picture of a form or of a rich text',
    body: picture(),
    answer: uploaded,
    refusals: UPLOAD,
  },
  {
    method: 'POST',
    path: '/api/user-info/avatar',
    operationId: 'userUploadAvatar',
    tag: user.name,
    summary: 'Stores a picture of a user',
    body: picture(),
    answer: uploaded,
    refusals: UPLOAD,
  },
  {
    method: 'GET',
    path: '/files/{name}',
    operationId: 'filePicture',
    tag: 'file',
    summary: 'The bytes of a picture',
    answer: { 'image/*': {} },
    credentials: 'none',
    refusals: [404],
  },
]
