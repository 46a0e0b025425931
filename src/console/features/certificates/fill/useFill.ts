import { useState } from 'react';
import { ApiError } from '../../../engine/client/apiError.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { notify } from '../../../engine/page/notices.ts';
import { type CompanyOnPaper, fillClient, offeredIn } from './fill.ts';

interface Filling {
  readonly certificateId: number;
  readonly fill: CompanyOnPaper;
  /** The comparison is of yesterday: written, or the client has moved on. */
  readonly changed: () => void;
}

/** Which values are chosen, and the one write that makes them the client's. New ones are chosen beforehand. */
export function useFill({ certificateId, fill, changed }: Filling) {
  const { t } = useTexts();
  const offered = offeredIn(fill);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const isChosen = (name: string) => {
    const item = offered.find(({ Campo }) => Campo === name);
    return item !== undefined && (item.Comparacao === 'novo') !== toggled.has(name);
  };
  const chosen = offered.map(({ Campo }) => Campo).filter(isChosen);

  const toggle = (name: string) => {
    const next = new Set(toggled);
    if (!next.delete(name)) next.add(name);
    setToggled(next);
    setProblems({});
  };

  const save = async () => {
    if (chosen.length === 0) return setProblems({ '': t('errors.certificate-fill-empty') });
    setBusy(true);
    setProblems({});
    try {
      await fillClient(certificateId, fill, chosen);
      const name = fill.Cliente.Nome;
      notify({ kind: 'ok', text: t('certificates.fill.done', { smart_count: chosen.length, name }) });
      setToggled(new Set());
      changed();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) {
        notify({ kind: 'er', text: t('certificates.fill.moved') });
        changed();
      } else setProblems(error.errors.length > 0 ? error.body.errors : { '': error.message });
    } finally {
      setBusy(false);
    }
  };

  return { offered, chosen, isChosen, toggle, save, busy, problems };
}
