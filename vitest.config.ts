import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '~': fileURLToPath(new URL('./src', import.meta.url)) };
const define = { __WISTERIA_VERSION__: JSON.stringify('2024.2.0-wisteria') };

export default defineConfig({
  test: {
    projects: [
      { resolve: { alias }, define, test: { name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.ts'], testTimeout: 20_000 } },
      { resolve: { alias }, define, test: { name: 'contract', environment: 'node', include: ['tests/contract/**/*.test.ts'], testTimeout: 60_000 } },
      { resolve: { alias }, define, test: { name: 'arch', environment: 'node', include: ['tests/arch/**/*.test.ts'], testTimeout: 60_000 } },
      {
        resolve: { alias },
        define,
        test: { name: 'component', environment: 'happy-dom', include: ['tests/component/**/*.test.tsx'], setupFiles: ['tests/component/setup.ts'] },
      },
    ],
  },
});
