export { documentColumn as serverHalf } from '../../server/sql/documentColumn.ts';
