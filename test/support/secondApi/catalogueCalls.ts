import { type ApiAnswer, type ApiRequest, envelope, Refusal } from './answer.ts';
import { enumerations, permissions, workflows } from './invented.ts';
import type { Session } from './sessionCalls.ts';

/** Lists below `Autenticacao/` that screens are made of; null for other calls. */
export function catalogueCalls(
  { method, path, query, headers }: ApiRequest,
  session: Session,
): ApiAnswer | null {
  if (method !== 'GET') return null;
  const [area, call, ...rest] = path.split('/').map(decodeURIComponent);
  if (area !== 'Autenticacao') return null;
  const english = (headers['accept-language'] ?? '').toLowerCase().startsWith('en');
  switch (call) {
    case 'CarregarTransacao':
      return envelope(session.company === null ? [] : granted(session.person.codes));
    case 'ListarTrasacao':
      return envelope(catalogue(rest[0] === 'true', rest[1] === 'true'));
    case 'ListarEnum':
      return envelope(listEnum(itemsOf(rest[0] ?? '', english), query));
    case 'RetornarEnum':
      return { status: 200, type: 'text/plain; charset=utf-8', body: labelOf(rest, english) };
    case 'RetornarWorflows': {
      const type = query.get('TipoImovel');
      return envelope(workflows.filter(({ TipoImovel }) => type === null || TipoImovel === type));
    }
    default:
      return null;
  }
}

const granted = (codes: readonly string[]) => permissions.filter(({ Codigo }) => codes.includes(Codigo));

function catalogue(asTree: boolean, screensOnly: boolean) {
  const list = permissions.filter(({ Tela }) => Tela || !screensOnly);
  if (!asTree) return list;
  return list
    .filter((item) => !('IdPai' in item))
    .map((item) => ({
      ...item,
      Filhos: list.filter((child) => 'IdPai' in child && child.IdPai === item.Codigo),
    }));
}

interface Item {
  readonly Codigo: string;
  readonly Descricao: string;
}

function itemsOf(name: string, english: boolean): readonly Item[] {
  const items = enumerations[name];
  if (!items) throw new Refusal(404, 'enumeracao', 'Esta lista não existe.');
  return items.map(([Codigo, portuguese, inEnglish]) => ({
    Codigo,
    Descricao: english ? inEnglish : portuguese,
  }));
}

function listEnum(items: readonly Item[], query: URLSearchParams): readonly Item[] {
  const ignored = query.getAll('CodigosIgnorar');
  const wanted = query.getAll('CodigosPesquisar');
  const kept = items.filter(
    ({ Codigo }) => !ignored.includes(Codigo) && (wanted.length === 0 || wanted.includes(Codigo)),
  );
  if (query.get('OrdenarNome') !== 'true') return kept;
  return kept.toSorted((a, b) => a.Descricao.localeCompare(b.Descricao, 'pt-BR'));
}

function labelOf([name = '', code = '']: readonly string[], english: boolean): string {
  const found = itemsOf(name, english).find(({ Codigo }) => Codigo === code);
  if (!found) throw new Refusal(404, 'enumeracao', 'Este código não existe.');
  return found.Descricao;
}
