// A thread with boards, which ends when it is told to close board -1, and answers nothing any more after board -2.
import { Boards } from '../boards/boards.ts'
import '../boards/worker.ts'

const { close } = Boards.prototype
Boards.prototype.close = function (board) {
  if (board === -1) process.exit(1)
  while (board === -2);
  close.call(this, board)
}
