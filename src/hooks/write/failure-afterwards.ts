import { type Text, text } from '#text/text.ts'

/** The action whose write failed. `wrongFile` is an upload that the server always refuses. */
export type FailedAct =
  | 'save'
  | 'answer'
  | 'switch'
  | 'move'
  | 'change'
  | 'bulk'
  | 'delete'
  | 'password'
  | 'folder'
  | 'removeFile'
  | 'upload'
  | 'wrongFile'
  | 'picture'
  | 'view'

/** The headline of a failed act and the advice after it, which names only buttons that the act has. */
export interface Afterwards {
  /** The headline of the failure; '' where the place of it says that already. */
  readonly title: Text
  /** Nothing was written. */
  readonly notDone: Text
  /** The write may have been carried out. */
  readonly unsure: Text
  /** The session has ended. */
  readonly signIn: Text
  /** The record is no longer there; `notDone` where that makes no difference. */
  readonly gone?: Text
}

const asBefore = text('Mục này vẫn như cũ; bạn xem lại nhé.')
const stillThere = text('Mục này vẫn còn; bạn xem lại nhé.')
const listRead = text('Danh sách đang được tải lại, bạn xem lại nhé.')
const lookInFolder = text(
  'Chưa rõ đã lên hay chưa. Khi bạn bấm Thử lại, Bến xem trong thư mục trước rồi mới gửi.',
)

/** Act → advice. Total, so that a new act does not compile without its sentences. */
export const afterwards: Readonly<Record<FailedAct, Afterwards>> = {
  save: {
    title: text('Chưa lưu được.'),
    notDone: text('Nội dung bạn vừa nhập vẫn còn; bấm Lưu để gửi lại.'),
    unsure: text(
      'Chưa rõ đã lưu hay chưa. Khi bạn bấm Lưu, Bến xem lại trước rồi mới gửi; nội dung bạn vừa nhập vẫn còn.',
    ),
    signIn: text('Hãy đăng nhập lại rồi bấm Lưu; nội dung bạn vừa nhập vẫn còn.'),
  },
  answer: {
    title: text('Chưa lưu được.'),
    notDone: text('Mục này vẫn như cũ, lời bạn viết vẫn còn: bấm Mở lại rồi gửi lần nữa nhé.'),
    unsure: text('Chưa rõ đã lưu hay chưa: bấm Mở lại rồi gửi lần nữa, Bến không ghi hai lần.'),
    signIn: text('Hãy đăng nhập lại rồi gửi lần nữa; lời bạn viết vẫn còn.'),
  },
  switch: {
    title: text('Chưa lưu được.'),
    notDone: asBefore,
    unsure: text('Chưa rõ đã lưu hay chưa; danh sách đang được tải lại, bạn xem lại nhé.'),
    signIn: text('Hãy đăng nhập lại rồi bật tắt lần nữa.'),
    gone: listRead,
  },
  move: {
    title: text('Chưa chuyển được.'),
    notDone: text('Thứ tự đang hiện là thứ tự đã lưu; bạn xem lại nhé.'),
    unsure: text('Chưa rõ đã chuyển hay chưa: bạn xem lại thứ tự đang hiện nhé.'),
    signIn: text('Hãy đăng nhập lại rồi chuyển lần nữa.'),
  },
  change: {
    title: '',
    notDone: text('Bạn xem lại dòng này rồi lưu lại nhé.'),
    unsure: text('Chưa rõ đã lưu hay chưa; khi bạn lưu lại, Bến xem lại trước rồi mới gửi.'),
    signIn: text('Hãy đăng nhập lại rồi lưu các dòng còn lại.'),
  },
  bulk: {
    title: text('Chưa làm được.'),
    notDone: asBefore,
    unsure: text('Chưa rõ đã xong hay chưa; khi bạn thử lại, Bến xem lại trước rồi mới gửi.'),
    signIn: text('Hãy đăng nhập lại rồi thử lại.'),
    gone: listRead,
  },
  delete: {
    title: text('Chưa xóa được.'),
    notDone: stillThere,
    unsure: text('Chưa rõ đã xóa hay chưa; danh sách đang được tải lại, bạn xem mục này còn đó không nhé.'),
    signIn: text('Hãy đăng nhập lại rồi xóa lần nữa.'),
    gone: listRead,
  },
  password: {
    title: text('Chưa đổi được mật khẩu.'),
    notDone: text('Mật khẩu vẫn như cũ; bạn xem lại nhé.'),
    unsure: text('Chưa rõ mật khẩu đã đổi hay chưa; lần tới hãy đăng nhập bằng mật khẩu mới trước.'),
    signIn: text('Hãy đăng nhập lại rồi đổi mật khẩu lần nữa.'),
  },
  folder: {
    title: text('Chưa tạo được thư mục.'),
    notDone: text('Tên vừa gõ vẫn còn; bạn xem lại rồi bấm Tạo thư mục nhé.'),
    unsure: text('Chưa rõ đã tạo hay chưa; danh sách đang được tải lại, bạn xem lại nhé.'),
    signIn: text('Hãy đăng nhập lại rồi bấm Tạo thư mục.'),
  },
  removeFile: {
    title: text('Chưa xóa được.'),
    notDone: stillThere,
    unsure: text('Chưa rõ đã xóa hay chưa; danh sách đang được tải lại, bạn xem mục này còn đó không nhé.'),
    signIn: text('Hãy đăng nhập lại rồi xóa lần nữa.'),
    gone: listRead,
  },
  upload: {
    title: text('Chưa tải lên được.'),
    notDone: text('Bạn bấm Thử lại để gửi lại nhé.'),
    unsure: lookInFolder,
    signIn: text('Hãy đăng nhập lại rồi bấm Thử lại.'),
  },
  wrongFile: {
    title: text('Chưa tải lên được.'),
    notDone: text('Bạn chọn tệp khác nhé.'),
    unsure: lookInFolder,
    signIn: text('Hãy đăng nhập lại rồi tải tệp lên lần nữa.'),
    gone: text('Có thể thư mục đã bị xóa; bạn mở lại kho tệp nhé.'),
  },
  picture: {
    title: text('Chưa tải ảnh lên được.'),
    notDone: text('Bạn bấm Thử lại hoặc chọn ảnh khác nhé.'),
    unsure: text('Ảnh chưa vào đây; bạn bấm Thử lại hoặc chọn ảnh khác nhé.'),
    signIn: text('Hãy đăng nhập lại rồi bấm Thử lại.'),
  },
  view: {
    title: text('Chưa lưu được cách xem.'),
    notDone: text('Cách xem của nhóm vẫn như cũ; bạn thử lại nhé.'),
    unsure: text('Chưa rõ đã lưu hay chưa; khi bạn thử lại, Bến xem lại trước rồi mới gửi.'),
    signIn: text('Hãy đăng nhập lại rồi thử lại.'),
  },
}
