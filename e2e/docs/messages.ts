import type { Language } from '#text/language.ts'

type Translations = Readonly<Record<Language, string>>

const translations = (vi: string, en: string, jp: string): Translations => ({ vi, en, jp })

/** The messages of the pages themselves; those of the entities come from their descriptors and the catalogues. */
export const messages = {
  entities: translations('Các mục', 'Entities', 'エンティティ'),
  overview: translations(
    'Mỗi trang tả một loại mục: các ô, quy tắc của từng ô, các lời gọi kèm ví dụ và những câu báo khi chưa lưu được.',
    'Each page describes one entity: its fields and their rules, its calls with examples, and the texts of failure.',
    '各ページは一つのエンティティの項目と規則、呼び出しとその例、失敗時の文言を説明します。',
  ),
  fields: translations('Các ô', 'Fields', '項目'),
  field: translations('Ô', 'Field', '項目'),
  type: translations('Kiểu', 'Kind', '種類'),
  rules: translations('Quy tắc', 'Rules', '規則'),
  calls: translations('Lời gọi', 'Calls', '呼び出し'),
  failures: translations('Khi không được', 'When it fails', '失敗したとき'),
  parameters: translations('Tham số', 'Parameters', 'パラメーター'),
  request: translations('Gửi', 'Request', 'リクエスト'),
  answer: translations('Nhận', 'Answer', 'レスポンス'),
  address: translations('Màn hình', 'Screen', '画面'),
  id: translations('Mã', 'Id', 'ID'),
  pages: translations('Trang', 'Pages', 'ページ'),
  perPage: translations(
    '{position}, {size}; mỗi trang {rows} dòng',
    '{position}, {size}; {rows} rows a page',
    '{position}、{size}。1ページ{rows}行',
  ),
  sortedBy: translations('Sắp xếp theo', 'Sorted by', '並べ替え'),
  filteredBy: translations('Lọc theo', 'Filtered by', '絞り込み'),
  view: translations('Danh sách riêng', 'View', '表示'),
  required: translations('Bắt buộc', 'Required', '必須'),
  readOnly: translations('Chỉ đọc', 'Read-only', '読み取り専用'),
  length: translations('Tối đa {max} ký tự', 'At most {max} characters', '{max}文字まで'),
  count: translations('Tối đa {max} mục', 'At most {max}', '{max}件まで'),
  between: translations('Từ {min} đến {max}', 'From {min} to {max}', '{min}から{max}まで'),
  least: translations('Ít nhất {min}', 'At least {min}', '{min}以上'),
  most: translations('Nhiều nhất {max}', 'At most {max}', '{max}以下'),
  whole: translations('Số nguyên', 'A whole number', '整数'),
  decimals: translations(
    'Tối đa {decimals} chữ số thập phân',
    'Decimals: at most {decimals}',
    '小数点以下{decimals}桁まで',
  ),
  blank: translations('Để trống', 'Blank', '空欄'),
  unit: translations('Đơn vị: {unit}', 'Unit: {unit}', '単位：{unit}'),
  unique: translations('Không trùng mục khác', 'Different in every record', '重複不可'),
  identifier: translations(
    'Không có ký tự ẩn hoặc dễ nhầm',
    'No hidden or lookalike characters',
    '隠し文字・紛らわしい文字は不可',
  ),
  blankTo: translations(
    'Để trống thì lấy “{field}”',
    'Blank: the value of “{field}”',
    '空欄なら「{field}」の値',
  ),
  slugFrom: translations(
    'Lấy từ “{field}” khi tạo',
    'Made from “{field}” in a new record',
    '新規では「{field}」から作成',
  ),
  notBelow: translations(
    'Không trước hoặc nhỏ hơn “{field}”',
    'Not before or below “{field}”',
    '「{field}」以後・以上',
  ),
  initial: translations('Ban đầu: {value}', 'At first: {value}', '初期値：{value}'),
  alias: translations('Còn đọc từ {names}', 'Also read from {names}', '{names}からも読み取り'),
  at: translations('Nằm ở {path}', 'At {path}', '{path}にあります'),
  refersTo: translations('Một mục của', 'A record of', '参照先'),
  stampSubject: translations(
    'Ứng dụng điền mã người lưu',
    'Set to the id of the user who saves',
    '保存者のIDを自動設定',
  ),
  stampName: translations(
    'Ứng dụng điền tên người tạo',
    'Set to the name of the user who creates it',
    '作成者名を自動設定',
  ),
  age: translations('Từ 16 đến 120 tuổi', 'Between 16 and 120 years ago', '16歳から120歳まで'),
  columns: translations('Cột: {names}', 'Columns: {names}', '列：{names}'),
  refused: translations('Máy chủ từ chối', 'Refused by the server', 'サーバーが拒否'),
  httpError: translations('Máy chủ báo lỗi', 'An HTTP error', 'HTTPエラー'),
  unreachable: translations('Không tới được máy chủ', 'The server is out of reach', 'サーバーに接続不可'),
  picture: translations('Không tải được ảnh', 'A picture is not uploaded', '画像の送信失敗'),
  notListed: translations('Không tải được danh sách', 'The list is not loaded', '一覧の読み込み失敗'),
  notDeleted: translations('Không xóa được', 'Not deleted', '削除失敗'),
  serverFirst: translations(
    'Câu của máy chủ, nếu có, đứng thay.',
    'The message of the server takes its place, if there is one.',
    'サーバーのメッセージがあればそれを表示します。',
  ),
  when: translations('Khi {values}: {rule}', 'When {values}: {rule}', '{values}のとき：{rule}'),
  yes: translations('bật', 'on', 'オン'),
  no: translations('tắt', 'off', 'オフ'),
} as const satisfies Readonly<Record<string, Translations>>

export type MessageName = keyof typeof messages
