import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ListedJob, ListedJobKind, ListedJobs } from '../../../metadata/calls/jobs.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx';
import { Failed } from '../../kit/ui/Failed.tsx';
import { ScrollRegion } from '../../kit/ui/ScrollRegion.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { StatusMark } from '../../kit/ui/StatusMark.tsx';
import { useRowFocus } from '../../kit/ui/useRowFocus.ts';
import { client } from '../auth/services.ts';
import { useInstants } from '../auth/useInstants.ts';
import { addressOfList, addressOfRecord } from '../entities/addresses.ts';
import { useTexts } from '../i18n/texts.ts';
import { notify } from '../page/notices.ts';
import '../../kit/ui/entries.css';
import './jobs.css';

/** Milliseconds between looks while something is under way or waits. */
const again = 5_000;

/** What is done later: how much of each kind, and each job of the company; what failed for good is run again from here. */
export default function JobsPage() {
  const { t } = useTexts();
  const jobs = useQuery({
    queryKey: ['jobs'],
    queryFn: () => client().call<ListedJobs>('Tarefa/Listar'),
    refetchInterval: ({ state }) =>
      state.data?.Itens.some((job) => job.Situacao !== 'falhou') ? again : false,
  });
  const [asked, setAsked] = useState<ListedJob | null>(null);
  const { box, pressed } = useRowFocus<HTMLDivElement>(asked !== null);
  const runAgain = async () => {
    if (!asked) return;
    await client().call(`Tarefa/Repetir/${asked.Identificador}`, { method: 'POST', body: {} });
    notify({ kind: 'ok', text: t('jobs.sent') });
    await jobs.refetch();
  };
  return (
    <div ref={box}>
      <div className="head">
        <h1 className="grow" tabIndex={-1}>
          {t('jobs.title')}
        </h1>
      </div>
      <p className="mut">{t('jobs.intro')}</p>
      {jobs.error && !jobs.data ? (
        <Failed
          title={t('jobs.unread')}
          text={jobs.error.message}
          again={t('list.again')}
          retry={() => void jobs.refetch()}
        />
      ) : jobs.data ? (
        <Jobs
          jobs={jobs.data}
          ask={(job, button) => {
            pressed(button);
            setAsked(job);
          }}
        />
      ) : (
        <Skeleton rows={6} columns={4} label={t('shell.loading')} />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t('jobs.againTitle')}
        text={t('jobs.againText')}
        cancel={t('form.notNow')}
        confirm={t('jobs.again')}
        close={() => setAsked(null)}
        act={runAgain}
      />
    </div>
  );
}

type Ask = (job: ListedJob, button: HTMLElement) => void;

function Jobs({ jobs, ask }: { jobs: ListedJobs; ask: Ask }) {
  const { t } = useTexts();
  const names = new Map(jobs.Tipos.map(({ Tipo, Nome }) => [Tipo, Nome]));
  const failed = jobs.Itens.filter(({ Situacao }) => Situacao === 'falhou');
  const open = jobs.Itens.filter(({ Situacao }) => Situacao !== 'falhou');
  const lines = (some: readonly ListedJob[]) => (
    <ul className="entries">
      {some.map((job) => (
        <li key={job.Identificador}>
          <JobLine job={job} name={names.get(job.Tipo) ?? job.Tipo} ask={ask} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <h2 className="jobpart">{t('jobs.failed')}</h2>
      {failed.length > 0 ? lines(failed) : <p className="mut">{t('jobs.noneFailed')}</p>}
      <h2 className="jobpart">{t('jobs.open')}</h2>
      {open.length > 0 ? lines(open) : <p className="mut">{t('jobs.noneOpen')}</p>}
      {jobs.HaMais && <p className="mut">{t('jobs.more', { count: jobs.Itens.length })}</p>}
      <h2 id="job-kinds" className="jobpart">
        {t('jobs.byKind')}
      </h2>
      <Kinds kinds={jobs.Tipos} />
    </>
  );
}

function JobLine({ job, name, ask }: { job: ListedJob; name: string; ask: Ask }) {
  const { t } = useTexts();
  const { at } = useInstants();
  const instant = (value: string) => <time dateTime={value}>{at(value)}</time>;
  return (
    <>
      <div className="grow">
        <h3>{name}</h3>
        {job.Sobre && (
          <p>
            <Link to={addressOfSubject(job.Sobre)}>{job.Sobre.Nome}</Link>
          </p>
        )}
        {job.Motivo && <p>{job.Motivo}</p>}
        <dl>
          <div>
            <dt>{t('jobs.since')}</dt>
            <dd>{instant(job.Desde)}</dd>
          </div>
          {job.NaoAntesDe && (
            <div>
              <dt>{t('jobs.notBefore')}</dt>
              <dd>{instant(job.NaoAntesDe)}</dd>
            </div>
          )}
          {job.Tentativas > 0 && (
            <div>
              <dt>{t('jobs.tries')}</dt>
              <dd>{job.Tentativas}</dd>
            </div>
          )}
        </dl>
      </div>
      {job.Situacao === 'falhou' ? (
        <button
          type="button"
          className="btn"
          aria-label={t('jobs.againWhich', { name: job.Sobre ? `${name}, ${job.Sobre.Nome}` : name })}
          onClick={({ currentTarget }) => ask(job, currentTarget)}
        >
          {t('jobs.again')}
        </button>
      ) : (
        <StatusMark
          mark={job.Situacao === 'esperando' ? 'empty' : 'half'}
          label={t(`jobs.states.${job.Situacao}`)}
        />
      )}
    </>
  );
}

function addressOfSubject({ Entidade, Identificador }: NonNullable<ListedJob['Sobre']>): string {
  const entity = outlineNamed(Entidade);
  return Identificador === null ? addressOfList(entity) : addressOfRecord(entity, Identificador);
}

function Kinds({ kinds }: { kinds: readonly ListedJobKind[] }) {
  const { t } = useTexts();
  return (
    <ScrollRegion label={t('jobs.byKind')}>
      <table className="jobkinds" aria-labelledby="job-kinds">
        <thead>
          <tr>
            <th scope="col">{t('jobs.kind')}</th>
            <th scope="col">{t('jobs.states.esperando')}</th>
            <th scope="col">{t('jobs.states.em_andamento')}</th>
            <th scope="col">{t('jobs.states.falhou')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ Tipo, Nome, Esperando, EmAndamento, Falhas }) => (
            <tr key={Tipo}>
              <th scope="row">{Nome}</th>
              <td>{Esperando}</td>
              <td>{EmAndamento}</td>
              <td>{Falhas}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
