export { decimalColumn as serverHalf } from '../../server/sql/decimalColumn.ts';
