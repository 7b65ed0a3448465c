#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QStyle>
#include <QTabWidget>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/resource.h>

// The same trial as that of the other peers: five tabs with a large label each, one frame a switch. "300 1000" switches 300 times
// among 1,000 tabs, "idle" waits for ever.

// Qt draws a window within one turn of its loop, and tells each widget that takes part.
class PaintCounter : public QObject {
public:
    int count = 0;

    bool eventFilter(QObject *, QEvent *event) override {
        if (event->type() == QEvent::Paint) count++;
        return false;
    }
};

static void drawFrame(const PaintCounter &paints, int before) {
    QElapsedTimer timer;
    timer.start();
    while (paints.count == before && timer.elapsed() < 1000)
        QAbstractEventDispatcher::instance()->processEvents(QEventLoop::WaitForMoreEvents);
}

static double processorMicroseconds() {
    rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e6
        + double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

int main(int argc, char **argv) {
    QApplication application(argc, argv);
    bool isIdle = argc > 1 && !std::strcmp(argv[1], "idle");
    int count = argc > 2 ? std::atoi(argv[2]) : 5;
    PaintCounter paints;
    application.installEventFilter(&paints);
    QTabWidget tabs;
    tabs.setTabPosition(QTabWidget::South);
    QIcon icon = application.style()->standardIcon(QStyle::SP_FileIcon);
    for (int number = 1; number <= count; number++) {
        QString title = QString("Tab %1").arg(number);
        auto page = new QLabel(title);
        QFont font = page->font();
        font.setPixelSize(40);
        page->setFont(font);
        page->setAlignment(Qt::AlignCenter);
        tabs.addTab(page, icon, title);
    }
    tabs.resize(390, 844);
    tabs.show();
    drawFrame(paints, 0);
    if (isIdle) return application.exec();
    if (argc > 1) {
        int switches = std::atoi(argv[1]);
        double start = 0;
        for (int index = -50; index < switches; index++) {
            if (index == 0) start = processorMicroseconds();
            int before = paints.count;
            tabs.setCurrentIndex((index + 51) % 5);
            drawFrame(paints, before);
        }
        if (switches > 0) std::printf("%.1f\n", (processorMicroseconds() - start) / switches);
    }
    return 0;
}
