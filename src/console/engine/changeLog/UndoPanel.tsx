import { useQuery } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { Link } from 'react-router';
import { outlines } from '../../../metadata/outlines.ts';
import { useCodes, useRights } from '../auth/rights.ts';
import { client } from '../auth/services.ts';
import { readHistory } from '../data/entityCalls.ts';
import { useLoadedEntity } from '../data/loadEntity.ts';
import { addressOfHistory } from '../entities/addresses.ts';
import type { PanelProps } from '../entities/show/panelComponents.ts';
import { UndoButton } from '../entities/undo/UndoButton.tsx';
import { wayBack } from '../entities/undo/wayBack.ts';
import { useTexts } from '../i18n/texts.ts';
import './undoPanel.css';

/** A change told in the log is taken back on its own page, as in the history of its record. */
export default function UndoPanel(props: PanelProps) {
  const { Entidade, IdentificadorRegistro } = props.record;
  const isOfRecord = outlines.some(({ name }) => name === Entidade) && Number(IdentificadorRegistro) > 0;
  return isOfRecord ? <UndoOfRecord {...props} /> : null;
}

function UndoOfRecord({ panel, record }: PanelProps) {
  const { t, locale } = useTexts();
  const entity = useLoadedEntity(String(record.Entidade));
  const id = Number(record.IdentificadorRegistro);
  const may = useRights(entity.name);
  const codes = useCodes();
  const refresh = useRefresh();
  const history = useQuery({
    queryKey: [entity.name, 'history', id, 'log', record.id],
    queryFn: () => readHistory(client(), entity, id),
    enabled: may('history'),
  });
  const all = history.data ?? [];
  const item = all.find(({ Versao }) => Versao === record.VersaoRegistro);
  if (!item || wayBack(entity, item, all, codes) === null) return null;
  const done = () => {
    void history.refetch();
    refresh();
  };
  return (
    <section className="row wrap undo-panel" aria-label={panel.label[locale]}>
      <UndoButton
        entity={entity}
        record={{ id, Identificador: id, Versao: Number(all[0]?.Versao) }}
        item={item}
        all={all}
        done={done}
        look="btn"
      />
      <Link className="sm" to={addressOfHistory(entity, id)}>
        {t('undo.history')}
      </Link>
    </section>
  );
}
