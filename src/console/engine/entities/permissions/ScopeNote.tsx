import { useTexts } from '../../i18n/texts.ts';
import type { FormData } from '../form/formModel.ts';

/**
 * Whose records a person will see with what the form says now, in plain words: the server's rule of data scope
 * (design, section 5, "Tenancy and scope") for the people who decide it.
 */
export function ScopeNote({ data }: { data: FormData }) {
  const { t } = useTexts();
  const sentences = scopeKeys(data).map(({ key, count }) => t(`rights.scope.${key}`, { smart_count: count }));
  return (
    <p className="form-note sm" role="status">
      <b>{t('rights.scope.title')}</b> {sentences.join(' ')}
    </p>
  );
}

/** What is to be said, in this order. */
export function scopeKeys(data: FormData): readonly { readonly key: string; readonly count: number }[] {
  const links = listOf<Link>(data.Vinculos).filter((link) => link?.Ativo !== false);
  if (data.Ativo === false || links.length === 0) return [{ key: 'nothing', count: 0 }];
  const alerts = listOf(data.UsuariosAlerta).length;
  const isTrimmed = links.some((link) => listOf(link?.Filiais).length > 0);
  return [
    ...(data.TodosProprietarios === true
      ? [{ key: 'all', count: 0 }]
      : [{ key: 'own', count: 0 }, ...(alerts > 0 ? [{ key: 'alerts', count: alerts }] : [])]),
    ...(isTrimmed ? [{ key: 'branches', count: 0 }] : []),
  ];
}

interface Link {
  readonly Ativo?: boolean | null;
  readonly Filiais?: unknown;
}

const listOf = <T,>(value: unknown): readonly (T | null)[] => (Array.isArray(value) ? value : []);
