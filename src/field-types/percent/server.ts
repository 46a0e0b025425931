export { decimalColumn as serverHalf } from '../../server/kit/sql/decimalColumn.ts';
