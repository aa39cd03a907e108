// The exports that descriptors are written with.
export { asData, atTop, inData } from './envelope.ts'
export type { Referable } from './field.ts'
export * from './make-field.ts'
export { crud, del, get, patch, post, put } from './operation.ts'
export { numberedPages, pagesPage, pagesSize, sizePage } from './pagination.ts'
export { geoJson, inKeys, latLng } from './position/position.ts'
export { defineResource } from './resource.ts'
export { codeIsOne, hasCode, hasData, hasSuccess, isTruthy } from './success.ts'
