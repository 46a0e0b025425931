import { certidao } from '../../../../metadata/generated/entities/certidao.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { SelectBox } from '../../../kit/inputs/Choose.tsx';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { useSurroundings } from '../../../kit/ui/fieldTypeConsole.ts';
import { type OrderState, recordField } from './useOrder.ts';

/** Where what a search needs is said. */
export const needFieldId = (field: string) => `pedido-dado-${field}`;

/** What the chosen searches still need to be told: each once, for all lines that need it. */
export function Needs({ order }: { readonly order: OrderState }) {
  const { t, locale } = useTexts();
  const { halfOf } = useSurroundings();
  const { needs, records, problems, typed } = order;
  if (needs.length === 0 && records.length === 0) return null;
  return (
    <div className="cert-needs">
      <h3>{t('certificates.order.needs')}</h3>
      <div className="cert-needs-fields">
        {records.length > 0 && (
          <div className="fld">
            <label htmlFor={needFieldId(recordField)}>{t('certificates.order.record')}</label>
            <span className="help" id={`${needFieldId(recordField)}-help`}>
              {t('certificates.order.recordHelp')}
            </span>
            <SelectBox
              id={needFieldId(recordField)}
              items={records.map(({ Identificador, Rotulo }) => ({
                code: String(Identificador),
                label: Rotulo,
              }))}
              value={order.record === null ? null : String(order.record)}
              onChange={(code) => order.sayRecord(code === null ? null : Number(code))}
              invalid={problems[recordField] !== undefined}
              describedBy={describedBy(recordField, problems)}
              empty={t('certificates.order.pickRecord')}
              readOnly={order.busy}
            />
            <Problem field={recordField} problems={problems} />
          </div>
        )}
        {needs.map(({ field: name, of }) => {
          const field = certidao.fields.find((one) => one.name === name);
          if (!field) return null;
          const { Widget } = halfOf(field.type);
          const id = needFieldId(name);
          return (
            <div key={name} className="fld">
              <label htmlFor={id}>{field.label[locale]}</label>
              <span className="help" id={`${id}-help`}>
                {[field.help?.[locale], t('certificates.order.neededFor', { names: of.join(', ') })]
                  .filter(Boolean)
                  .join(' ')}
              </span>
              <Widget
                id={id}
                field={{ ...field, required: true, readOnly: false }}
                value={typed[name] as never}
                record={typed}
                invalid={problems[name] !== undefined}
                describedBy={describedBy(name, problems)}
                onChange={(value) => order.say(name, value)}
              />
              <Problem field={name} problems={problems} />
            </div>
          );
        })}
      </div>
      {order.lookFailed && (
        <p className="sm critica" role="alert">
          {order.lookFailed.message}
        </p>
      )}
    </div>
  );
}

const describedBy = (field: string, problems: OrderState['problems']): string => {
  const id = needFieldId(field);
  return problems[field] === undefined ? `${id}-help` : `${id}-help ${id}-m`;
};

function Problem({ field, problems }: { readonly field: string; readonly problems: OrderState['problems'] }) {
  const text = problems[field];
  return text === undefined ? null : <FieldMessage id={`${needFieldId(field)}-m`} text={text} />;
}
