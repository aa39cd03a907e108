import { defineFiles } from '#descriptor/files-plan.ts'
import { del, get, post } from '#descriptor/operation.ts'
import { codeIsOne, hasSuccess } from '#descriptor/success.ts'

/** The file manager. Its files are at the file service, and folders are created by the API. */
export const filesDescriptor = defineFiles({
  list: get('/api/file-manager/list-item', { base: 'file', id: 'query', idName: 'path' }),
  createFolder: post('/api/create/folder', { succeeds: codeIsOne }),
  remove: del('/api/file-manager/remove-file', {
    base: 'file',
    id: 'query',
    idName: 'path',
    succeeds: hasSuccess,
  }),
  root: '/',
})
