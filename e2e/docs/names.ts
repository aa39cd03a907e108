import type { Kind } from '#descriptor/field.ts'
import type { Operations } from '#descriptor/operations.ts'
import type { Group } from '#descriptor/resource.ts'
import type { Language } from '#text/language.ts'

type Names<K extends string> = Readonly<Record<K, Readonly<Record<Language, string>>>>

const name = (vi: string, en: string, jp: string) => ({ vi, en, jp })

/** The names of the kinds. */
export const kindNames: Names<Kind> = {
  text: name('Chữ', 'Text', 'テキスト'),
  longText: name('Đoạn chữ', 'Long text', '長文'),
  richText: name('Bài có định dạng', 'Rich text', 'リッチテキスト'),
  slug: name('Đường dẫn', 'Address', 'アドレス'),
  number: name('Số', 'Number', '数値'),
  money: name('Số tiền', 'Amount', '金額'),
  choice: name('Chọn một', 'Choice', '選択'),
  manyChoice: name('Chọn nhiều', 'Several choices', '複数選択'),
  toggle: name('Bật hoặc tắt', 'On or off', 'オン・オフ'),
  date: name('Ngày', 'Day', '日付'),
  dateTime: name('Ngày giờ', 'Date and time', '日時'),
  time: name('Giờ', 'Time of day', '時刻'),
  position: name('Vị trí trên bản đồ', 'Position on a map', '地図上の位置'),
  birthday: name('Ngày sinh', 'Birthday', '生年月日'),
  color: name('Màu', 'Colour', '色'),
  url: name('Liên kết', 'Link', 'リンク'),
  email: name('Email', 'E-mail', 'メール'),
  phone: name('Điện thoại', 'Telephone', '電話'),
  image: name('Ảnh', 'Picture', '画像'),
  images: name('Nhiều ảnh', 'Pictures', '画像（複数）'),
  reference: name('Mục khác', 'Reference', '参照'),
  references: name('Nhiều mục khác', 'References', '参照（複数）'),
  parent: name('Mục cha', 'Parent', '親'),
  rows: name('Bảng nhỏ', 'Small table', '表'),
  readOnly: name('Chỉ đọc', 'Read-only', '読み取り専用'),
}

/** The names of the operations. */
export const operationNames: Names<Exclude<keyof Operations, 'views' | 'lookups'>> = {
  list: name('Danh sách, từng trang', 'A page of the list', '一覧（ページごと）'),
  one: name('Một mục', 'One record', '1件の取得'),
  create: name('Tạo', 'Create', '作成'),
  update: name('Sửa', 'Update', '更新'),
  upsert: name('Sửa, hoặc tạo khi chưa có mã', 'Update, or create without an id', '更新（IDなしは作成）'),
  remove: name('Xóa', 'Delete', '削除'),
  tree: name('Cả cây', 'The whole tree', 'ツリー全体'),
  roots: name('Tầng đầu của cây', 'The first level', '最上位'),
  byParent: name('Các mục con', 'The children of a record', '子の一覧'),
  search: name('Tìm trong cây', 'A search of the tree', 'ツリーの検索'),
  options: name('Các lựa chọn cho ô chọn', 'The options of pickers', '選択肢'),
  read: name('Đọc cài đặt', 'Read the settings', '設定の取得'),
  save: name('Lưu cài đặt', 'Save the settings', '設定の保存'),
}

/** The name of a look-up by an address. */
export const lookupName = name('Tìm theo đường dẫn', 'Find by its address', 'アドレスで検索')

/** The names of the groups of the navigation. */
export const groupNames: Names<Group> = {
  home: name('Trang chủ', 'Home', 'ホーム'),
  catalogue: name('Hàng hóa', 'Catalogue', '商品'),
  content: name('Nội dung', 'Content', 'コンテンツ'),
  system: name('Hệ thống', 'System', 'システム'),
}
