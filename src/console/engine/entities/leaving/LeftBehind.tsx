import { intlTag } from '../../../../domain/locale.ts';
import { countedNoun } from '../../../../metadata/countedNoun.ts';
import { outlines } from '../../../../metadata/outlines.ts';
import { mayDo, useCodes } from '../../auth/rights.ts';
import type { ListFilter } from '../../data/filters.ts';
import type { LeavingUse } from '../../data/leavingUse.ts';
import { useTexts } from '../../i18n/texts.ts';
import { FilteredLink } from '../FilteredLink.tsx';
import { childrenOf } from '../useRecords.ts';

interface LeftBehindProps {
  readonly left: LeavingUse;
  /** Of the record that leaves. */
  readonly id: number;
  /** Called when the person goes to see them. */
  readonly close: () => void;
}

/** What a record that leaves use answers for, and what in use goes on referring to it; each a way to their list. */
export function LeftBehind({ left, id, close }: LeftBehindProps) {
  const { t } = useTexts();
  return (
    <>
      {left.Encargos.length > 0 && (
        <>
          <p>{t('leaving.duties')}</p>
          <ul className="uses">
            {left.Encargos.map(({ Campo, Entidade, Total, Filtro }) => (
              <li key={Campo}>
                <Counted name={Entidade} count={Total} filter={filterOf(Filtro)} close={close}>
                  {t('leaving.open')}
                </Counted>
              </li>
            ))}
          </ul>
        </>
      )}
      {left.Dependentes.length > 0 && (
        <>
          <p>{t('leaving.dependents')}</p>
          <ul className="uses">
            {left.Dependentes.map(({ Entidade, Nome, Total, Campos }) => (
              <li key={Entidade}>
                <Counted
                  name={Entidade}
                  called={Nome}
                  count={Total}
                  filter={Campos.length === 1 ? inUseOf(id, Campos[0] ?? '') : null}
                  close={close}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const filterOf = (asked: Readonly<Record<string, readonly unknown[]>>): ListFilter =>
  Object.fromEntries(
    Object.entries(asked).map(([field, value]) => [field, { operator: 'igual' as const, value }]),
  );

const inUseOf = (id: number, field: string): ListFilter => ({
  ...childrenOf(id, field),
  Ativo: { operator: 'igual', value: [true] },
});

interface CountedProps {
  readonly name: string;
  readonly called?: string;
  readonly count: number;
  readonly filter: ListFilter | null;
  readonly close: () => void;
  readonly children?: string;
}

/** "12 operações abertas", leading to just those where the person may see the list. */
function Counted({ name, called = '', count, filter, close, children = '' }: CountedProps) {
  const { locale } = useTexts();
  const codes = useCodes();
  const entity = outlines.find((one) => one.name === name);
  const noun = entity
    ? countedNoun(entity, count, locale)
    : `${new Intl.NumberFormat(intlTag[locale]).format(count)} ${called}`;
  const text = [noun, children].filter(Boolean).join(' ');
  if (!entity || filter === null || !mayDo(codes, entity, 'list')) return <>{text}</>;
  return (
    <FilteredLink entity={entity} filter={filter} close={close}>
      {text}
    </FilteredLink>
  );
}
