export { identifierColumn as serverHalf } from '../../server/kit/sql/identifierColumn.ts';
