export { identifierColumn as serverHalf } from '../../server/sql/identifierColumn.ts';
