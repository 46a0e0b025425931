import enUs from '../../../i18n/en-us.json' with { type: 'json' };
import ptBr from '../../../i18n/pt-br.json' with { type: 'json' };
import type { Catalogues } from './catalogues.ts';

/** All texts in every language, for whoever answers people of several at once: the server, scripts, tests. */
export const catalogues: Catalogues = { 'pt-br': ptBr, 'en-us': enUs };
