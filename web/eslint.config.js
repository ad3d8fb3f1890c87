import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['public'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // What svelte-check tells already, and quicker.
      'no-undef': 'off',
      'no-redeclare': 'off',
      'svelte/no-unused-svelte-ignore': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      // What we do otherwise.
      'svelte/require-each-key': 'off', // the strokes of a drawing have no identity
      'svelte/prefer-svelte-reactivity': 'off', // what the page follows is $state; a map beside it need not be
      'svelte/no-useless-mustaches': 'off', // {' · '} keeps its spaces
      eqeqeq: 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/explicit-function-return-type': ['error', { allowExpressions: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
