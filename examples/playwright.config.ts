import { mockServer } from '@canada28/mock-server/testing/playwright';
import { defineConfig } from '@playwright/test';

export default defineConfig({ testMatch: '*.spec.ts', fullyParallel: true, webServer: mockServer() });
