import type { LanguageSet } from './types.ts';

export const JAPANESE: LanguageSet = {
  pages: [
    {
      path: '/install',
      title: 'インストール',
      description: 'LinuxとmacOSにサーバーをインストールする方法。',
      sections: [
        { heading: '必要なもの', text: 'メモリは16GB以上、グラフィックカードはNVIDIAまたはAMDのものが必要です。' },
        {
          heading: 'パッケージのインストール',
          text: 'パッケージをダウンロードし、インストーラーを実行します。終わるとサービスが自動で起動します。',
        },
      ],
    },
    {
      path: '/update',
      title: '新しいバージョンへの更新',
      description: 'データを失わずに更新する手順。',
      sections: [
        {
          heading: '更新の前に',
          text: '先にバックアップを作成してください。古いバージョンは新しいデータベースを読めません。',
        },
        { heading: '前のバージョンに戻す', text: 'バックアップがあれば更新を取り消せます。' },
      ],
    },
    {
      path: '/backup',
      title: 'バックアップと復元',
      description: 'バックアップの予定、確認、復元。',
      sections: [
        { heading: '予定を立てる', text: 'いつバックアップを作り、どれだけ保存するかを決めます。' },
        { heading: 'データの復元', text: '復元したいバックアップを選択します。' },
      ],
    },
    {
      path: '/keys',
      title: 'APIキー',
      description: 'プログラム用のアクセスキーを作成、更新、無効化します。',
      sections: [
        { heading: 'キーの作成', text: '新しいキーは一度しか表示されません。安全な場所に保管してください。' },
        { heading: 'キーの無効化', text: '無効にしたキーはすぐに拒否されます。' },
      ],
    },
    {
      path: '/users',
      title: 'ユーザーと権限',
      description: 'アカウント、グループ、権限の管理。',
      sections: [
        { heading: '役割', text: '管理者はすべての操作ができます。閲覧者は見ることだけができます。' },
        { heading: 'パスワードのリセット', text: '管理者は忘れたパスワードを再設定できます。' },
      ],
    },
    {
      path: '/models',
      title: 'モデルのダウンロード',
      description: 'モデルを探し、読み込み、削除します。',
      sections: [
        { heading: '保存場所', text: 'モデルはmodelsフォルダーにあります。場所は設定で変更できます。' },
        { heading: 'モデルの削除', text: '削除するとディスクの空き容量がすぐに増えます。' },
      ],
    },
    {
      path: '/network',
      title: 'ネットワークと暗号化',
      description: 'ポート、証明書、プロキシの設定。',
      sections: [
        { heading: '証明書', text: '暗号化された接続には証明書と秘密鍵が必要です。' },
        { heading: 'インターネットなしで使う', text: '接続のないコンピューターにはファイルからモデルを入れます。' },
      ],
    },
    {
      path: '/errors',
      title: 'エラーの解決',
      description: 'よくあるエラーメッセージと対処法。',
      sections: [
        {
          heading: 'サービスが起動しない',
          text: 'たいていポートが使用中です。ログに使っているプログラムの名前があります。',
        },
        {
          heading: 'メモリ不足',
          text: 'INSUFFICIENT_MEMORYは、モデルがグラフィックカードのメモリに入らないという意味です。',
        },
      ],
    },
    {
      path: '/logs',
      title: 'ログを読む',
      description: 'ログの場所と詳しさ。',
      sections: [
        { heading: '詳しさ', text: 'log_levelの値でログに書く量が決まります。' },
        { heading: '保存期間', text: '古いログファイルは三十日後に消えます。' },
      ],
    },
    {
      path: '/config',
      title: '設定',
      description: 'config.yamlファイルのすべての設定項目。',
      sections: [
        { heading: '環境変数', text: 'どの設定も環境変数で上書きできます。' },
        { heading: '大きさの制限', text: 'リクエストは最大で十メガバイトです。' },
      ],
    },
    {
      path: '/pricing',
      title: '料金とライセンス',
      description: '各エディションの料金と内容。',
      sections: [
        { heading: '無料版', text: '五人までは無料で使えます。' },
        { heading: '請求書', text: '請求書は月の初めにメールで届きます。' },
      ],
    },
    {
      path: '/translate',
      title: '文章の翻訳',
      description: '文書をほかの言語に翻訳します。',
      sections: [
        { heading: '言語', text: '三十の言語の間で翻訳できます。専門用語は用語集から取ります。' },
        { heading: '品質', text: '翻訳には評価が付きます。' },
      ],
    },
  ],
  queries: [
    ['インストール', '/install'],
    ['サーバーをインストールする方法', '/install'],
    ['必要なメモリ', '/install'],
    ['バージョンの更新', '/update'],
    ['更新を取り消す', '/update'],
    ['バックアップ 復元', '/backup'],
    ['データの復元', '/backup'],
    ['バックアップの予定', '/backup'],
    ['APIキーの作成', '/keys'],
    ['キーを無効にする', '/keys'],
    ['パスワードを忘れた', '/users'],
    ['権限', '/users'],
    ['管理者', '/users'],
    ['モデルを削除したい', '/models'],
    ['ダウンロード', '/models'],
    ['証明書', '/network'],
    ['暗号化された接続', '/network'],
    ['エラーメッセージ', '/errors'],
    ['INSUFFICIENT_MEMORY', '/errors'],
    ['メモリ不足', '/errors'],
    ['ログファイル', '/logs'],
    ['環境変数', '/config'],
    ['料金はいくら', '/pricing'],
    ['請求書', '/pricing'],
    ['翻訳できる言語', '/translate'],
  ],
};
