import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { formatDate } from '../../../domain/dates.ts';
import type { OperationStep } from '../../../metadata/calls/operations.ts';
import { operacao } from '../../../metadata/generated/entities/operacao.ts';
import { passes } from '../../../metadata/judge.ts';
import type { Mark } from '../../../metadata/marks.ts';
import { useCodes } from '../../engine/auth/rights.ts';
import { client } from '../../engine/auth/services.ts';
import { useInstants } from '../../engine/auth/useInstants.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import type { PanelProps } from '../../engine/entities/show/panelComponents.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { BusyButton } from '../../kit/ui/BusyButton.tsx';
import { FieldMessage } from '../../kit/ui/FieldMessage.tsx';
import { StatusMark } from '../../kit/ui/StatusMark.tsx';
import { useMissingPoints } from './useMissingPoints.ts';
import './operation.css';
import '../../engine/entities/recordPanel.css';

const tick = operacao.actions.find(({ name }) => name === 'marcar-etapa');

/** The steps of the operation's workflow as a line: done, at hand, to come; what no fact tells is ticked here. */
export default function StepsPanel({ panel, record }: PanelProps) {
  const { t, locale } = useTexts();
  const { missing, error } = useMissingPoints(record);
  const codes = useCodes();
  const [refused, setRefused] = useState<string | null>(null);
  const steps = missing?.Etapas ?? [];
  const mayTick =
    tick !== undefined && codes.has(tick.code) && (tick.when === null || passes(tick.when, record));
  return (
    <section className="record-panel" aria-labelledby="etapas-titulo">
      <div className="record-panel-head">
        <h2 id="etapas-titulo">{panel.label[locale]}</h2>
      </div>
      {missing && steps.length === 0 && <p className="mut">{t('operation.steps.none')}</p>}
      {!missing && (
        <p className="mut" role={error ? 'alert' : 'status'}>
          {t(error ? 'operation.steps.failed' : 'operation.steps.loading')}
        </p>
      )}
      {steps.length > 0 && (
        <ol className="steps">
          {steps.map((step) => (
            <OneStep
              key={step.Codigo}
              step={step}
              record={record}
              mayTick={mayTick && step.Manual}
              refuse={setRefused}
            />
          ))}
        </ol>
      )}
      {refused && <FieldMessage id="etapas-recusa" text={refused} />}
    </section>
  );
}

const marks: Readonly<Record<OperationStep['Situacao'], Mark>> = {
  feita: 'full',
  atual: 'half',
  aberta: 'empty',
};

interface OneStepProps {
  readonly step: OperationStep;
  readonly record: ConsoleRecord;
  readonly mayTick: boolean;
  readonly refuse: (text: string | null) => void;
}

function OneStep({ step, record, mayTick, refuse }: OneStepProps) {
  const { t, locale } = useTexts();
  const instants = useInstants();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const isDone = step.Situacao === 'feita';
  const act = t(isDone ? 'operation.steps.untick' : 'operation.steps.tick');
  const change = async () => {
    setBusy(true);
    refuse(null);
    try {
      await client().call(`${operacao.noun}/Executar/marcar-etapa/${record.id}`, {
        method: 'POST',
        body: { Versao: record.Versao, Etapa: step.Codigo, Feita: !isDone },
      });
      refresh();
    } catch (error) {
      refuse((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={`step ${step.Situacao}`} aria-current={step.Situacao === 'atual' ? 'step' : undefined}>
      <span className="step-name">
        <StatusMark mark={marks[step.Situacao]} label={step.Descricao} />
      </span>
      <span className="xs mut">
        <span className="vh">{t(`operation.steps.state.${step.Situacao}`)}. </span>
        {noteOf()}
      </span>
      {mayTick && (
        <BusyButton
          type="button"
          className="txt acc sq"
          busy={busy}
          busyText={act}
          aria-label={`${act}: ${step.Descricao}`}
          onClick={() => void change()}
        >
          {act}
        </BusyButton>
      )}
    </li>
  );

  function noteOf(): string {
    const { Quem, Em, Pendencias, Prazo, Atrasada } = step;
    if (isDone) return Quem && Em ? t('operation.steps.tickedBy', { who: Quem, when: instants.at(Em) }) : '';
    const open = Pendencias > 0 ? t('operation.steps.open', { smart_count: Pendencias }) : '';
    const due = Prazo
      ? t(Atrasada ? 'operation.steps.late' : 'operation.steps.due', { day: formatDate(Prazo, locale) })
      : '';
    return [open, due].filter(Boolean).join(' · ');
  }
}
