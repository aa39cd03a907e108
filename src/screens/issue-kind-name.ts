import type { ContentIssueKind } from '#descriptor/content-check.ts'
import type { Translate } from '#hooks/use-text.ts'

/** The label of a kind of content issue. */
export function issueKindName(kind: ContentIssueKind, t: Translate): string {
  const names: Readonly<Record<ContentIssueKind, string>> = {
    noPicture: t('Chưa có ảnh'),
    noMetaTitle: t('Chưa có tiêu đề SEO'),
    longMetaTitle: t('Tiêu đề SEO quá dài'),
    silentPictures: t('Ảnh chưa có lời mô tả'),
    deadLink: t('Liên kết không tới đâu'),
    notNfc: t('Dấu gõ rời'),
  }
  return names[kind]
}
