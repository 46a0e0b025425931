import '@fontsource-variable/source-sans-3/wght.css';
import '../../../src/console/kit/theme/tokens.css';
import '../../../src/console/kit/theme/base.css';
import Ajv2020 from 'ajv/dist/2020.js';
import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { FieldSurroundings } from '../../../src/console/engine/entities/FieldSurroundings.tsx';
import { EntityForm } from '../../../src/console/engine/entities/form/EntityForm.tsx';
import { newFormData } from '../../../src/console/engine/entities/form/formModel.ts';
import { switchLanguage } from '../../../src/console/engine/i18n/texts.ts';
import { formats } from '../../../src/field-types/formats.ts';
import { type EntitySchema, expand } from '../../../src/metadata/expand.ts';
import type { Validator } from '../../../src/metadata/validation.ts';

declare global {
  interface Window {
    readonly benchSchema: EntitySchema;
  }
}

/** The console's own form on a made-up entity, with everything around the fields that a page of it has. */
const entity = expand('ensaio', window.benchSchema);
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: formats as never });
const validate = ajv.compile(entity.jsonSchema) as unknown as Validator;
const original = newFormData(entity);

const Page = () => (
  <FieldSurroundings>
    <main className="main">
      <EntityForm
        entity={entity}
        validate={validate}
        original={original}
        record={null}
        title="Ensaio"
        draft="ensaio"
        taken={null}
        save={() => Promise.resolve()}
        discard={() => undefined}
      />
    </main>
  </FieldSurroundings>
);

await switchLanguage('pt-br');
createRoot(document.getElementById('root') as HTMLElement).render(
  <RouterProvider router={createHashRouter([{ path: '*', Component: Page }])} useTransitions={false} />,
);
