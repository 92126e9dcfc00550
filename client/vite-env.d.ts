interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  readonly VITE_PLAYER_API_BASE: string;
  readonly VITE_GAME_API_BASE: string;
  readonly VITE_INACTIVITY_MINUTES: string;
}
