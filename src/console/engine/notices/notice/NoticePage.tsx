import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { notificacao } from '../../../../metadata/generated/entities/notificacao.ts';
import { outlines } from '../../../../metadata/outlines.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { client } from '../../auth/services.ts';
import { addressOfRecord } from '../../entities/addresses.ts';
import { RecordFailed } from '../../entities/show/RecordFailed.tsx';
import { useTexts } from '../../i18n/texts.ts';

/** Opened from the bell, a list or a link sent along: the notice is read, and the page is that of its record. */
export default function NoticePage() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [error, setError] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  const begun = useRef('');
  useEffect(() => {
    // Drawn twice, it is still read once.
    const key = `${id}/${attempt}`;
    if (begun.current === key) return;
    begun.current = key;
    void follow(id)
      .then((address) => navigate(address, { replace: true }))
      .catch((cause: unknown) => setError(cause as Error));
  }, [id, attempt, navigate]);
  const again = () => {
    setError(null);
    setAttempt(attempt + 1);
  };
  if (error) return <RecordFailed entity={notificacao} error={error} retry={again} />;
  return <Skeleton rows={8} columns={2} label={t('shell.loading')} />;
}

interface Notice {
  readonly Tipo: string;
  readonly Lida: boolean;
  readonly Versao: number;
  readonly Entidade: string;
  readonly IdentificadorRegistro: number;
}

/** @returns where the notice leads */
async function follow(id: string): Promise<string> {
  const path = encodeURIComponent(id);
  const notice = await client().call<Notice>(`${notificacao.noun}/Retornar/${path}`);
  const { Lida, Versao, Tipo, Entidade, IdentificadorRegistro } = notice;
  if (!Lida)
    await client().call(`${notificacao.noun}/Executar/ler/${path}`, { method: 'POST', body: { Versao } });
  if (Tipo.startsWith('exportacao-')) return `/nav/exportacao/${IdentificadorRegistro}`;
  const target = outlines.find(({ name }) => name === Entidade);
  return target ? addressOfRecord(target, IdentificadorRegistro) : '/nav/avisos';
}
