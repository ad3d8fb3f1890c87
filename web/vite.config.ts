import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = { target: 'http://127.0.0.1:8102', changeOrigin: false }; // it takes requests of its own pages only

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/podziemia/table/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
  },
  test: { include: ['tests/**/*.test.ts'], testTimeout: 60_000 }, // a busy machine is no failure
  server: {
    fs: { allow: ['..'] }, // the words live beside the Python code
    proxy: { '/api': server, '/words': server, '/health': server },
  },
});
