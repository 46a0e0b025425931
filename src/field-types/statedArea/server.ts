export { textColumn as serverHalf } from '../../server/sql/textColumn.ts';
