import {
  addressInLink,
  type ContentIssue,
  type ContentIssueKind,
  longestMetaTitle,
} from '#descriptor/content-check.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import type { Translate } from '#hooks/use-text.ts'

type IssueTexts = {
  readonly [L in ContentIssueKind]: (
    issue: Extract<ContentIssue, { kind: L }>,
    field: string,
    t: Translate,
  ) => string
}

/** ContentIssueKind → its text: exhaustive, so that a new kind without a text does not compile. */
const issueTexts: IssueTexts = {
  noPicture: (_, field, t) => t('{field}: chưa có ảnh.', { field }),
  noMetaTitle: (_, field, t) =>
    t('{field}: chưa có lời riêng, trang tìm kiếm sẽ hiện tiêu đề bài.', { field }),
  longMetaTitle: ({ now }, field, t) =>
    t('{field}: dài {now} ký tự, trang tìm kiếm chỉ hiện khoảng {max}.', {
      field,
      now,
      max: longestMetaTitle,
    }),
  silentPictures: ({ count }, field, t) =>
    t('{field}: {count} ảnh chưa có lời mô tả cho người không xem được ảnh.', { field, count }),
  deadLink: ({ href }, field, t) =>
    t('{field}: chưa thấy trang nào có địa chỉ “{address}”.', {
      field,
      address: addressInLink(href) ?? href,
    }),
  notNfc: (_, field, t) => t('{field}: có dấu gõ rời, khách khó tìm thấy.', { field }),
}

/** The text of a content issue. */
export function issueText(resource: Resource, issue: ContentIssue, t: Translate): string {
  const format = issueTexts[issue.kind] as (issue: ContentIssue, field: string, t: Translate) => string
  return format(issue, t(fieldOf(resource, issue.field).label), t)
}
