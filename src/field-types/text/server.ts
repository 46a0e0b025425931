export { textColumn as serverHalf } from '../../server/kit/sql/textColumn.ts';
