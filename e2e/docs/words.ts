import type { Language } from '#text/language.ts'

type Word = Readonly<Record<Language, string>>

const word = (vi: string, en: string, jp: string): Word => ({ vi, en, jp })

/** The words of the pages themselves; those of the entities come from their descriptors and the catalogues. */
export const words = {
  entities: word('Các mục', 'Entities', 'エンティティ'),
  overview: word(
    'Mỗi trang tả một loại mục: các ô, quy tắc của từng ô, các lời gọi kèm ví dụ và những câu báo khi chưa lưu được.',
    'Each page describes one entity: its fields and their rules, its calls with examples, and the texts of failure.',
    '各ページは一つのエンティティの項目と規則、呼び出しとその例、失敗時の文言を説明します。',
  ),
  fields: word('Các ô', 'Fields', '項目'),
  field: word('Ô', 'Field', '項目'),
  type: word('Kiểu', 'Kind', '種類'),
  rules: word('Quy tắc', 'Rules', '規則'),
  calls: word('Lời gọi', 'Calls', '呼び出し'),
  failures: word('Khi không được', 'When it fails', '失敗したとき'),
  parameters: word('Tham số', 'Parameters', 'パラメーター'),
  request: word('Gửi', 'Request', 'リクエスト'),
  answer: word('Nhận', 'Answer', 'レスポンス'),
  address: word('Màn hình', 'Screen', '画面'),
  id: word('Mã', 'Id', 'ID'),
  pages: word('Trang', 'Pages', 'ページ'),
  perPage: word(
    '{position}, {size}; mỗi trang {rows} dòng',
    '{position}, {size}; {rows} rows a page',
    '{position}、{size}。1ページ{rows}行',
  ),
  sortedBy: word('Sắp xếp theo', 'Sorted by', '並べ替え'),
  filteredBy: word('Lọc theo', 'Filtered by', '絞り込み'),
  view: word('Danh sách riêng', 'View', '表示'),
  required: word('Bắt buộc', 'Required', '必須'),
  readOnly: word('Chỉ đọc', 'Read-only', '読み取り専用'),
  length: word('Tối đa {max} ký tự', 'At most {max} characters', '{max}文字まで'),
  count: word('Tối đa {max} mục', 'At most {max}', '{max}件まで'),
  between: word('Từ {min} đến {max}', 'From {min} to {max}', '{min}から{max}まで'),
  least: word('Ít nhất {min}', 'At least {min}', '{min}以上'),
  most: word('Nhiều nhất {max}', 'At most {max}', '{max}以下'),
  whole: word('Số nguyên', 'A whole number', '整数'),
  unit: word('Đơn vị: {unit}', 'Unit: {unit}', '単位：{unit}'),
  unique: word('Không trùng mục khác', 'Different in every record', '重複不可'),
  identifier: word(
    'Không có ký tự ẩn hoặc dễ nhầm',
    'No hidden or lookalike characters',
    '隠し文字・紛らわしい文字は不可',
  ),
  blankTo: word('Để trống thì lấy “{field}”', 'Blank: the value of “{field}”', '空欄なら「{field}」の値'),
  slugFrom: word(
    'Lấy từ “{field}” khi tạo',
    'Made from “{field}” in a new record',
    '新規では「{field}」から作成',
  ),
  notBelow: word(
    'Không trước hoặc nhỏ hơn “{field}”',
    'Not before or below “{field}”',
    '「{field}」以後・以上',
  ),
  initial: word('Ban đầu: {value}', 'At first: {value}', '初期値：{value}'),
  alias: word('Còn đọc từ {names}', 'Also read from {names}', '{names}からも読み取り'),
  at: word('Nằm ở {path}', 'At {path}', '{path}にあります'),
  refersTo: word('Một mục của', 'A record of', '参照先'),
  stampSubject: word(
    'Ứng dụng điền mã người lưu',
    'Set to the id of the user who saves',
    '保存者のIDを自動設定',
  ),
  stampName: word(
    'Ứng dụng điền tên người tạo',
    'Set to the name of the user who creates it',
    '作成者名を自動設定',
  ),
  age: word('Từ 16 đến 120 tuổi', 'Between 16 and 120 years ago', '16歳から120歳まで'),
  columns: word('Cột: {names}', 'Columns: {names}', '列：{names}'),
  refused: word('Máy chủ từ chối', 'Refused by the server', 'サーバーが拒否'),
  httpError: word('Máy chủ báo lỗi', 'An HTTP error', 'HTTPエラー'),
  unreachable: word('Không tới được máy chủ', 'The server is out of reach', 'サーバーに接続不可'),
  picture: word('Không tải được ảnh', 'A picture is not uploaded', '画像の送信失敗'),
  notListed: word('Không tải được danh sách', 'The list is not loaded', '一覧の読み込み失敗'),
  notDeleted: word('Không xóa được', 'Not deleted', '削除失敗'),
  serverFirst: word(
    'Câu của máy chủ, nếu có, đứng thay.',
    'The message of the server takes its place, if there is one.',
    'サーバーのメッセージがあればそれを表示します。',
  ),
  when: word('Khi {values}: {rule}', 'When {values}: {rule}', '{values}のとき：{rule}'),
  yes: word('bật', 'on', 'オン'),
  no: word('tắt', 'off', 'オフ'),
} as const satisfies Readonly<Record<string, Word>>

export type WordName = keyof typeof words
