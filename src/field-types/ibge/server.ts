export { documentColumn as serverHalf } from '../../server/kit/sql/documentColumn.ts';
