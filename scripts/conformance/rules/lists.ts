import type { Rule } from '../rule.ts';
import { filterRules } from './lists/filters.ts';
import { orderRules } from './lists/order.ts';
import { pageRules } from './lists/pages.ts';
import { searchRules } from './lists/search.ts';

/** Pages, order, filters and search of `X/Listar` (specification, section 7). */
export const listRules: readonly Rule[] = [...pageRules, ...orderRules, ...filterRules, ...searchRules];
