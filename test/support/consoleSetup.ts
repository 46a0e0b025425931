import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { catalogues } from '#catalogues';
import { catalogues as every } from '../../src/metadata/catalogues/every.ts';

afterEach(cleanup);

// Tests ask for texts of any language before a console has fetched them.
Object.assign(catalogues, every);
